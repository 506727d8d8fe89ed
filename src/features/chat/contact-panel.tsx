'use client'

import { formatPhone, telHref } from '@/src/domain/phone'
import { Dialog } from '@/src/ui/dialog/dialog'
import { Icon } from '@/src/ui/icon'
import { useSiteBasics } from '@/src/shared/site-basics'

/** Our own chat panel: the ways to reach a person. */
export const ContactPanel = ({ onClose }: { onClose: () => void }) => {
  const { name, phone, testDrive } = useSiteBasics()
  return (
    <Dialog id="chat" title={`Talk to ${name}`} className="chat-panel" onClose={onClose}>
      <p>Tell us what you’re looking for. One of our team will reply.</p>
      <a href="/contact-us" className="btn btn-lg btn-primary">
        Send us a message
      </a>
      {phone && (
        <a href={telHref(phone)} className="btn btn-lg btn-secondary tabular-nums">
          <Icon name="phone" />
          {formatPhone(phone)}
        </a>
      )}
      {testDrive && (
        <a href="/book-test-drive" className="btn btn-lg btn-secondary">
          {testDrive}
        </a>
      )}
    </Dialog>
  )
}
