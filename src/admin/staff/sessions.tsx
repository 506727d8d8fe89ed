'use client'
import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { ask } from './ask'

type Session = {
  readonly id: string
  readonly signedInAt: string
  readonly sender: string
  readonly browser: string
  readonly isCurrent: boolean
}

const when = (moment: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))

/** The user's sessions, each with a button that ends it. */
export const Sessions = () => {
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [said, setSaid] = useState('')

  const look = useCallback(async (): Promise<void> => {
    const asked = await ask<{ sessions: readonly Session[] }>('sessions')
    if ('body' in asked) setSessions(asked.body.sessions)
    else setSaid(asked.refusal.message)
  }, [])
  useEffect(() => void look(), [look])

  const act = async (path: string, fields: Readonly<Record<string, string>>, done: string): Promise<void> => {
    const asked = await ask(path, fields)
    setSaid('body' in asked ? done : asked.refusal.message)
    await look()
  }

  return (
    <div className="staff-part">
      <h3>Where you are signed in</h3>
      <ul className="staff-sessions">
        {(sessions ?? []).map(({ id, signedInAt, sender, browser, isCurrent }) => (
          <li key={id}>
            <span>
              <strong>{browser}</strong>
              {isCurrent && ' (this browser)'}
              <br />
              since {when(signedInAt)}
              {sender !== '' && `, from ${sender}`}
            </span>
            {!isCurrent && (
              <Button
                buttonStyle="secondary"
                size="medium"
                margin={false}
                aria-label={`Sign out ${browser} of ${when(signedInAt)}`}
                onClick={() => void act('sessions/end', { id }, `${browser} is signed out.`)}
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
          onClick={() => void act('sessions/end-others', {}, 'All other browsers are signed out.')}
        >
          Sign out everywhere else
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  )
}
