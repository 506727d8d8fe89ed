'use client'

import { useState, type ComponentType, type MouseEvent } from 'react'
import { Icon } from '@/src/ui/icon'

type Props = {
  readonly label: string
  /** Script and open function of an external chat; without them our own panel opens. */
  readonly script?: readonly [url: string, call: string]
}

type Panel = ComponentType<{ onClose: () => void }>

const contact = '/contact-us'

/**
 * Chat bubble (CNT-05): a link to the contact page that, with script, opens the dealer's chat instead. The chat is
 * loaded on the first press; if it cannot be opened, the browser goes to the contact page.
 */
export const ChatBubble = ({ label, script }: Props) => {
  const [Opened, setOpened] = useState<Panel | null>(null)
  const open = async (): Promise<void> => {
    if (!script) {
      const { PanelChat } = await import('./panel-chat')
      return setOpened(() => PanelChat)
    }
    const { scriptChat } = await import('./script-chat')
    await scriptChat(...script).open()
  }
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open().catch((error: unknown) => {
      console.warn('The chat could not be opened:', error)
      location.assign(contact)
    })
  }
  return (
    <>
      <a href={contact} className="chat-bubble" onClick={press}>
        <Icon name="message-circle" />
        <span>{label}</span>
      </a>
      {Opened && <Opened onClose={() => setOpened(null)} />}
    </>
  )
}
