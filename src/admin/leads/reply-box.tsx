'use client'

import { toast, useForm } from '@payloadcms/ui'
import { useId, useRef, useState, type RefObject } from 'react'
import { MAX_REPLY_CHARS, readReplyText, replyStart } from '@/src/domain/leads/reply'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { useRefreshDocument } from '@/src/admin/shell/typed/use-refresh-document'
import { TextArea } from '../ui/text-area'
import { useUnsentAnswer } from './use-unsent-answer'

type Props = {
  readonly id: string
  readonly to: string
  readonly replyTo: string
  /** A greeting and a signature to write between. */
  readonly draft: string
}

/** The open form has the stage as it was; saved like this, it would move the lead back to “New”. */
const useMarkContacted = () => {
  const { getDataByPath, dispatchFields } = useForm()
  return (): void => {
    if (getDataByPath('stage') !== 'new') return
    dispatchFields({ type: 'UPDATE', path: 'stage', value: 'contacted', initialValue: 'contacted' })
  }
}

const useReply = ({ id, to, draft }: Props, input: RefObject<HTMLTextAreaElement | null>) => {
  const { text, setText, isRestored } = useUnsentAnswer(id, draft)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const tried = useRef({ text: '', key: '' })
  const markContacted = useMarkContacted()
  const refresh = useRefreshDocument()
  const fail = (message: string): void => {
    setProblem(message)
    input.current?.focus()
  }
  const send = async (): Promise<void> => {
    if (isBusy) return
    const read = text.trim() === draft.trim() ? { message: 'Write your answer first.' } : readReplyText(text)
    if ('message' in read) return fail(read.message)
    setBusy(true)
    setProblem(undefined)
    // A try that got no answer may have been sent: the same text has the same key then, and is not sent twice.
    if (tried.current.text !== read.text) tried.current = { text: read.text, key: crypto.randomUUID() }
    const result = await requestPanel(`leads/${id}/reply`, { body: tried.current })
    setBusy(false)
    if (!result.ok) return fail(result.message)
    tried.current = { text: '', key: '' }
    // Below the button it would move out of sight, because the sent answer appears above.
    toast.success(`Your answer to ${to} is on its way.`)
    setText(draft)
    markContacted()
    refresh(['stage'])
  }
  return { text, setText, isRestored, problem, isBusy, send }
}

/** The box in which staff answer a lead by email (ADM-04). It is no part of the form, and is sent by its own button. */
export const ReplyBox = (props: Props) => {
  const { to, replyTo, draft } = props
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const { text, setText, isRestored, problem, isBusy, send } = useReply(props, input)
  const hasStarted = useRef(false)
  const startBelowGreeting = (): void => {
    const isFirst = !hasStarted.current
    hasStarted.current = true
    const { current: box } = input
    // A selection stays: it is about to be replaced.
    if (isFirst && text === draft && box?.selectionStart === box?.selectionEnd)
      box?.setSelectionRange(replyStart(draft), replyStart(draft))
  }
  return (
    <div className="lead-reply">
      <label htmlFor={id}>Your answer to {to}</label>
      <TextArea
        ref={input}
        id={id}
        rows={9}
        maxLength={MAX_REPLY_CHARS}
        value={text}
        onChange={setText}
        onFocus={startBelowGreeting}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? `${id}-help` : `${id}-problem ${id}-help`}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="moment-field__problem">
          {problem}
        </p>
      )}
      <p id={`${id}-help`} className="list-muted">
        {isRestored && 'You haven’t sent this answer yet. '}If they answer, it goes to {replyTo}. Your answer is kept
        here, and can’t be changed once it’s sent.
      </p>
      <button type="button" className="panel-button-main" aria-disabled={isBusy} onClick={() => void send()}>
        {isBusy ? 'Sending…' : 'Send email'}
      </button>
    </div>
  )
}
