import { leadFields } from '@/src/domain/leads/fields'
import type { FormCar } from '@/src/domain/leads/places'
import { enquiryCategories, type Purpose, purposeWords, stepTitles } from '@/src/domain/leads/purposes'
import { leadConsent } from '@/src/domain/leads/read-lead'
import { privacyNotice } from '@/src/domain/legal/privacy-notice'
import type { ItemType } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import type { LeadFormProps } from './lead-parts'

type About = FormCar & { readonly item_type?: ItemType }
type Basics = Omit<LeadFormProps, 'values' | 'errors' | 'hidden'> & {
  readonly hidden: Readonly<Record<string, string>>
}

const optInOf = ({ name, switches }: Site): LeadFormProps['optIn'] => {
  const { opt_in } = switches.forms
  return opt_in === 'hidden' ? null : { wording: leadConsent(name), ticked: opt_in === 'ticked' }
}

/**
 * Returns the props of a form that are the same on all pages of a dealer: fields, steps, notices and button. A
 * `category` that is already known is sent as a hidden field instead of being asked for (LEAD-01), except the general
 * one.
 */
export const formBasics = (purpose: Purpose, car: About | undefined, site: Site, category = ''): Basics => {
  const settled = category !== enquiryCategories[0] && (enquiryCategories as readonly string[]).includes(category)
  const fields = leadFields(purpose, car, site)
  const hides = settled && fields.some(({ name }) => name === 'category')
  return {
    fields: hides ? fields.filter(({ name }) => name !== 'category') : fields,
    steps: stepTitles(purpose, site.switches.forms),
    hidden: hides ? { category } : {},
    optIn: optInOf(site),
    privacy: privacyNotice(site, 'answer you', { news: site.switches.forms.opt_in !== 'hidden' }),
    terms: site.switches.forms.terms_note,
    submit: purposeWords(purpose, car?.item_type).button,
    botCheck: site.switches.forms.bot_check,
  }
}
