import { useEffect, useRef } from 'react'
import { useChooseTenant } from '../tenants/use-choose-tenant'
import type { NewDealer } from './send-form'

/** Selects the new dealer in the panel once, so that the next documents belong to it. */
const useSelectTenant = (id: string): void => {
  const choose = useChooseTenant(false)
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

const FirstLogin = ({ login }: { readonly login: NonNullable<NewDealer['login']> }) => (
  <section className="new-tenant__login" aria-labelledby="new-tenant-login">
    <h2 id="new-tenant-login">Their first sign-in</h2>
    <dl>
      <div>
        <dt>E-mail</dt>
        <dd>{login.email}</dd>
      </div>
      <div>
        <dt>Temporary password</dt>
        <dd>
          <code>{login.password}</code>
        </dd>
      </div>
    </dl>
    <p>Write it down now: it is kept nowhere, and not shown again. They change it under Account.</p>
  </section>
)

const nextSteps = [
  ['Bring in stock', '/admin/collections/stock-feeds/create', 'A feed, and how its columns are read.'],
  ['Give staff access', '/admin/collections/users/create', 'Each with a role at this dealer.'],
  ['Set switches and numbers', '/admin/collections/site-settings', 'What differs from its template.'],
  ['Build its pages', '/admin/collections/pages', 'Home and the usual pages are there to be edited.'],
] as const

/** The result: the new site, the first login and the next steps. */
export const NewTenantResult = ({ made, onAgain }: { readonly made: NewDealer; readonly onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useSelectTenant(made.id)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="new-tenant__outcome">
      <h1 ref={heading} tabIndex={-1}>
        {made.name} is ready
      </h1>
      <p>
        Its site is at <a href={made.site}>{made.site}</a>, complete but for its stock.
      </p>
      <ul className="new-tenant__pages">
        {sitePages.map(([label, path]) => (
          <li key={path}>
            <a href={`${made.site}${path}`} target="_blank" rel="noreferrer">
              {label}
              <span className="new-tenant__hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      {made.login && <FirstLogin login={made.login} />}
      <h2>What comes next</h2>
      <ol className="new-tenant__steps">
        {nextSteps.map(([label, href, text]) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <button type="button" className="new-tenant__again" onClick={onAgain}>
        Set up another dealer
      </button>
    </div>
  )
}
