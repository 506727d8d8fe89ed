import { Mail, Phone } from 'lucide-react'
import { formatPhone, telHref } from '@/src/domain/phone'
import type { Lead } from '@/src/payload-types'

export const Contact = ({ lead }: { readonly lead: Partial<Lead> }) => (
  <p className="lead-contact">
    {lead.phone && (
      <a href={telHref(lead.phone)}>
        <Phone size={16} aria-hidden />
        {formatPhone(lead.phone)}
      </a>
    )}
    {lead.email && (
      <a href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}>
        <Mail size={16} aria-hidden />
        {lead.email}
      </a>
    )}
    {!lead.phone && !lead.email && <span className="list-muted">No phone number or email address.</span>}
  </p>
)
