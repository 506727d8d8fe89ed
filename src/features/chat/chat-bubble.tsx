'use client'

import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { Icon } from '@/src/ui/icon'
import { giveWayToForms } from './give-way'

type Props = {
  readonly label: string
  /** Script and open function of an external chat; without them our own panel opens. */
  readonly script?: readonly [url: string, call: string]
}

type PanelComponent = ComponentType<{ onClose: () => void }>

const CONTACT_PATH = '/contact-us'

/**
 * Chat bubble (CNT-05): a link to the contact page that, with script, opens the dealer's chat instead. The chat is
 * loaded on the first press; if it cannot be opened, the browser goes to the contact page.
 */
export const ChatBubble = ({ label, script }: Props) => {
  const [ChatPanel, setChatPanel] = useState<PanelComponent | null>(null)
  const bubble = useRef<HTMLAnchorElement>(null)
  useEffect(() => (bubble.current ? giveWayToForms(bubble.current) : undefined), [])
  const open = async (): Promise<void> => {
    if (!script) {
      const { ContactPanel } = await import('./contact-panel')
      return setChatPanel(() => ContactPanel)
    }
    const { createScriptChat } = await import('./script-chat')
    await createScriptChat(...script).open()
  }
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open().catch((error: unknown) => {
      console.warn('The chat could not be opened:', error)
      location.assign(CONTACT_PATH)
    })
  }
  return (
    <>
      <a ref={bubble} href={CONTACT_PATH} className="chat-bubble" onClick={handleClick}>
        <Icon name="message-circle" />
        <span>{label}</span>
      </a>
      {ChatPanel && <ChatPanel onClose={() => setChatPanel(null)} />}
    </>
  )
}
