'use client'
import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { formatMoment } from '@/src/domain/time/format-moment'
import { browserTimeZone } from '@/src/ui/browser-time'
import { requestAccount } from './request-account'

type Session = {
  readonly id: string
  readonly signedInAt: string
  readonly sender: string
  readonly browser: string
  readonly isCurrent: boolean
}

/** The user's sessions, each with a button that ends it. */
export const Sessions = () => {
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [message, setMessage] = useState('')

  const loadSessions = useCallback(async (): Promise<void> => {
    const result = await requestAccount<{ sessions: readonly Session[] }>('sessions')
    if ('body' in result) setSessions(result.body.sessions)
    else setMessage(result.refusal.message)
  }, [])
  useEffect(() => void loadSessions(), [loadSessions])

  const runAction = async (path: string, fields: Readonly<Record<string, string>>, done: string): Promise<void> => {
    const result = await requestAccount(path, fields)
    setMessage('body' in result ? done : result.refusal.message)
    await loadSessions()
  }

  return (
    <div className="staff-part">
      <h3>Where you’re signed in</h3>
      <ul className="staff-sessions">
        {(sessions ?? []).map(({ id, signedInAt, sender, browser, isCurrent }) => (
          <li key={id}>
            <span>
              <strong>{browser}</strong>
              {isCurrent && ' (this browser)'}
              <br />
              since {formatMoment(signedInAt, browserTimeZone())}
              {sender !== '' && `, from ${sender}`}
            </span>
            {!isCurrent && (
              <Button
                buttonStyle="secondary"
                size="medium"
                margin={false}
                aria-label={`Sign out ${browser}, signed in ${formatMoment(signedInAt, browserTimeZone())}`}
                onClick={() => void runAction('sessions/end', { id }, `${browser} is signed out.`)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(sessions ?? []).length > 1 && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => void runAction('sessions/end-others', {}, 'All other browsers are signed out.')}
        >
          Sign out everywhere else
        </Button>
      )}
      <p role="status">{message}</p>
    </div>
  )
}
