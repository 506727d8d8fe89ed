'use client'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import type { NewTenantProblem } from '@/src/domain/tenancy/new-tenant'
import { fieldId } from './form-lines'
import { NewTenantResult } from './new-tenant-result'
import { DealerSection, LocationSection, ThemeSection, StaffSection } from './sections'
import { useNewTenant } from './use-new-tenant'

type SummaryProps = { readonly problems: readonly NewTenantProblem[]; readonly failure: string | undefined }

/** The summary of all problems; each entry focuses its field. */
const Summary = ({ problems, failure }: SummaryProps) => (
  <>
    <h2>{failure === undefined ? 'There’s a problem' : 'We couldn’t set up the dealer'}</h2>
    {failure !== undefined && <p>{failure} Your entries are still in the form.</p>}
    {problems.length > 0 && (
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    )}
  </>
)

type Props = {
  readonly templates: readonly { readonly slug: string; readonly name: string }[]
  /** The platform's host, which is the parent domain of the site's address. */
  readonly platform: string
}

/** The template “default”, or else the first one. */
const defaultTemplate = (templates: Props['templates']): string =>
  templates.find(({ slug }) => slug === 'default')?.slug ?? templates[0]?.slug ?? 'default'

/** Creates a dealer and its complete site from one form (TEN-09), or shows the problems at their fields. */
export const NewTenantForm = ({ templates, platform }: Props) => {
  const { summary, failure, busy, made, send, again, ...editing } = useNewTenant(defaultTemplate(templates))
  const summaryBox = useRef<HTMLDivElement>(null)
  const [failedAttempts, setFailedAttempts] = useState(0)
  useLayoutEffect(() => {
    if (failedAttempts > 0) summaryBox.current?.focus()
  }, [failedAttempts])
  if (made) return <NewTenantResult made={made} onAgain={again} />

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void send().then((hasProblems) => {
      if (hasProblems) setFailedAttempts((count) => count + 1)
    })
  }
  const hasProblems = summary.length > 0 || failure !== undefined
  return (
    <form className="new-tenant__form" noValidate onSubmit={onSubmit}>
      <h1>New dealer</h1>
      <p className="new-tenant__lead">
        This form creates the whole site: home page, pages, menus, legal texts, theme and first location. It takes a few
        seconds.
      </p>
      <div ref={summaryBox} tabIndex={-1} role="alert" className={hasProblems ? 'new-tenant__summary' : undefined}>
        {hasProblems && <Summary problems={summary} failure={failure} />}
      </div>
      <DealerSection {...editing} templates={templates} platform={platform} />
      <ThemeSection {...editing} />
      <LocationSection {...editing} />
      <StaffSection {...editing} />
      <div className="new-tenant__send">
        <button type="submit" aria-disabled={busy}>
          {busy ? 'Setting up…' : 'Set up this dealer'}
        </button>
        <p role="status">{busy ? 'Creating pages, menus, theme and location.' : ''}</p>
      </div>
    </form>
  )
}
