import { formatPhone } from '../phone'
import { CALL_CATEGORY } from './handling'

type Lead = {
  readonly name?: string | null
  readonly phone?: string | null
  readonly email?: string | null
  readonly category?: string | null
}

/** The name of a lead in the panel: the person's, or else what is known of a call or an enquiry (ADM-04). */
export const nameLead = ({ name, phone, email, category }: Lead): string => {
  if (name) return name
  const isCall = category === CALL_CATEGORY
  if (phone) return `${isCall ? 'Call' : 'Enquiry'} from ${formatPhone(phone)}`
  return email || (isCall ? 'Caller without a name' : 'Enquiry without a name')
}
