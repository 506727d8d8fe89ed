import type { DeadLink } from '@/src/domain/navigation/dead-link'
import { formatDeadLink } from '@/src/domain/navigation/dead-link-text'
import type { NewTenant } from './new-tenant'

/** Something that a new dealer still lacks, with the place in the panel to add it. */
export type SetUpLeftover = { readonly label: string; readonly href: string; readonly text: string }

type SetUp = {
  readonly form: Pick<NewTenant, 'licence' | 'staff_email'>
  readonly hasLogo: boolean
  readonly deadLinks: readonly DeadLink[]
}

const toLinkLeftover = ({ href, label, reason, collection, id, place }: DeadLink): SetUpLeftover => ({
  label: `Change the link “${label ?? href}”`,
  href: `/admin/collections/${collection}/${id}`,
  text: `${place}: ${href}. ${formatDeadLink(reason)}.`,
})

const optionalLeftovers = ({ form, hasLogo }: SetUp): readonly (SetUpLeftover | false)[] => [
  !hasLogo && {
    label: 'Add a logo',
    href: '/admin/collections/theme',
    text: 'Until then the site shows the dealer’s name.',
  },
  form.licence === '' && {
    label: 'Add the dealer licence number',
    href: '/admin/collections/locations',
    text: 'The law requires it in advertisements.',
  },
  form.staff_email === '' && {
    label: 'Invite the first staff member',
    href: '/admin/invite',
    text: 'The dealer’s staff can’t sign in yet.',
  },
]

/** Lists what a dealer that was just set up still lacks (STF-06): its stock first, then links that lead nowhere. */
export const listSetUpLeftovers = (setUp: SetUp): readonly SetUpLeftover[] => [
  {
    label: 'Add a stock feed',
    href: '/admin/collections/stock-feeds/create',
    text: 'The site has no stock. Choose where stock comes from, and map its columns.',
  },
  ...setUp.deadLinks.map(toLinkLeftover),
  ...optionalLeftovers(setUp).filter((one) => one !== false),
]
