'use client'
import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'

type Session = {
  readonly id: string
  /** When it began: `24/11/2026, 9:30 am AEST`. */
  readonly since: string
  readonly sender: string
  readonly browser: string
  readonly isCurrent: boolean
}

type RowProps = { readonly session: Session; readonly onEnd: () => void }

const SessionRow = ({ session: { since, sender, browser, isCurrent }, onEnd }: RowProps) => (
  <li>
    <span>
      <strong>{browser}</strong>
      {isCurrent && ' (this browser)'}
      <br />
      since {since}
      {sender !== '' && `, from ${sender}`}
    </span>
    {!isCurrent && (
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        aria-label={`Sign out ${browser}, signed in ${since}`}
        onClick={onEnd}
      >
        Sign out
      </Button>
    )}
  </li>
)

type Props = {
  /** The colleague whose sessions are shown; absent for the user's own. */
  readonly colleague?: string
}

const texts = {
  own: { title: 'Where you’re signed in', all: 'Sign out everywhere else', done: 'All other browsers are signed out.' },
  colleague: { title: 'Where they’re signed in', all: 'Sign out everywhere', done: 'They’re signed out everywhere.' },
} as const

/** The sessions of the user or of a colleague, each with a button that ends it. */
export const Sessions = ({ colleague }: Props) => {
  const { title, all, done: allDone } = texts[colleague === undefined ? 'own' : 'colleague']
  const listPath = colleague === undefined ? 'sessions' : `${colleague}/sessions`
  const allPath = colleague === undefined ? 'sessions/end-others' : `${listPath}/end`
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [message, setMessage] = useState('')

  const loadSessions = useCallback(async (): Promise<void> => {
    const result = await requestPanel<{ sessions: readonly Session[] }>(`users/${listPath}`)
    if (result.ok) setSessions(result.body.sessions)
    else setMessage(result.message)
  }, [listPath])
  useEffect(() => void loadSessions(), [loadSessions])

  const runAction = async (path: string, fields: Readonly<Record<string, string>>, done: string): Promise<void> => {
    const result = await requestPanel(`users/${path}`, { body: fields })
    setMessage(result.ok ? done : result.message)
    await loadSessions()
  }

  return (
    <div className="staff-part">
      <h3>{title}</h3>
      {sessions?.length === 0 && <p>They aren’t signed in anywhere.</p>}
      <ul className="staff-sessions">
        {(sessions ?? []).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => void runAction(`${listPath}/end`, { id: session.id }, `${session.browser} is signed out.`)}
          />
        ))}
      </ul>
      {(sessions ?? []).length > (colleague === undefined ? 1 : 0) && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => void runAction(allPath, {}, allDone)}
        >
          {all}
        </Button>
      )}
      <p role="status">{message}</p>
    </div>
  )
}
