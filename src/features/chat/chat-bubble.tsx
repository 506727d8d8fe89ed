'use client'

import { useState, type ComponentType, type MouseEvent } from 'react'
import { Icon } from '@/src/ui/icon'

type Props = {
  readonly label: string
  /** The script of another company and its open call; without them our own panel. */
  readonly script?: readonly [url: string, call: string]
}

type Panel = ComponentType<{ onClose: () => void }>

const contact = '/contact-us'

/**
 * The chat's open call (CNT-05): a link to the contact page that, pressed with script, opens the dealer's chat instead.
 * Nothing of it is loaded before; where it cannot be opened, the link leads where it says.
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
