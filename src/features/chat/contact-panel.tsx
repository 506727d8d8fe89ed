'use client'

import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { Dialog } from '@/src/ui/dialog/dialog'
import { Icon } from '@/src/ui/icon'
import { useSiteBasics } from '@/src/shared/site-basics'

/** Our own chat panel: the ways to reach a person. */
export const ContactPanel = ({ onClose }: { onClose: () => void }) => {
  const { name, phone } = useSiteBasics()
  return (
    <Dialog id="chat" title={`Talk to ${name}`} className="chat-panel" onClose={onClose}>
      <p>A person answers. Tell us what you are looking for.</p>
      <a href="/contact-us" className="btn btn-lg btn-primary">
        Write to us
      </a>
      {phone && (
        <a href={telHref(phone)} className="btn btn-lg btn-secondary tabular-nums">
          <Icon name="phone" />
          {formatPhone(phone)}
        </a>
      )}
      <a href="/book-test-drive" className="btn btn-lg btn-secondary">
        Book a test drive
      </a>
    </Dialog>
  )
}
