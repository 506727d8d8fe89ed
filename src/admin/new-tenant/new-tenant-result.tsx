import { useEffect, useLayoutEffect, useRef } from 'react'
import { useChooseTenant } from '../tenants/use-choose-tenant'
import { InvitationSent } from '../staff/invitations/invitation-sent'
import type { SentInvitation } from '../staff/invitations/use-invite'
import '../staff/staff.css'
import '../staff/invitations/invitations.css'
import type { NewDealer } from './set-up-dealer'

/** Selects the new dealer in the panel once, so that the next documents belong to it. */
const useSelectTenant = (id: string): void => {
  const choose = useChooseTenant()
  const done = useRef(false)
  useEffect(() => {
    // `choose` is a new function after each render; without this the effect would repeat.
    if (done.current) return
    done.current = true
    choose(id)
  }, [choose, id])
}

const sitePages = [
  ['Home', '/'],
  ['Stock', '/search/'],
  ['Locations', '/dealerships'],
  ['Contact', '/contact-us'],
  ['Privacy policy', '/privacy-policy'],
] as const

/** The invitation of the first member of staff. It can be sent again, with another link, from the list of staff. */
const FirstStaff = ({ sent }: { readonly sent: SentInvitation }) => (
  <section className="new-tenant__invitation" aria-labelledby="new-tenant-invitation">
    <h2 id="new-tenant-invitation">{sent.name} is invited as administrator</h2>
    <InvitationSent sent={sent} />
    <p>
      To send it again or take it back, open the <a href="/admin/collections/users">list of staff</a>.
    </p>
  </section>
)

type Step = { readonly label: string; readonly href: string; readonly text: string }

const nextSteps: readonly Step[] = [
  { label: 'Invite staff', href: '/admin/invite', text: 'Give each person a role at this dealer.' },
  {
    label: 'Change site settings',
    href: '/admin/collections/site-settings',
    text: 'Set what’s different from the template.',
  },
  {
    label: 'Edit pages',
    href: '/admin/collections/pages',
    text: 'The home page and the usual pages are ready to edit.',
  },
]

const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className="new-tenant__steps">
    {steps.map(({ label, href, text }) => (
      <li key={`${label} ${href}`}>
        <a href={href}>{label}</a>
        <span>{text}</span>
      </li>
    ))}
  </ol>
)

/** The result: the new site, the invitation of its first member of staff, what is missing and the next steps. */
export const NewTenantResult = ({ made, onAgain }: { readonly made: NewDealer; readonly onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useSelectTenant(made.id)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="new-tenant__outcome">
      <h1 ref={heading} tabIndex={-1}>
        {made.name} is ready
      </h1>
      <p>
        The site is at <a href={made.site}>{made.site}</a>.
        {made.linksWork && ' Every link of its menus and pages works.'}
      </p>
      <ul className="new-tenant__pages">
        {sitePages.map(([label, path]) => (
          <li key={path}>
            <a href={`${made.site}${path}`} target="_blank" rel="noreferrer">
              {label}
              <span className="panel-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      {made.invitation && <FirstStaff sent={made.invitation} />}
      <h2>Still missing</h2>
      <Steps steps={made.left} />
      <h2>Next steps</h2>
      <Steps steps={nextSteps} />
      <button type="button" className="new-tenant__again" onClick={onAgain}>
        Set up another dealer
      </button>
    </div>
  )
}
