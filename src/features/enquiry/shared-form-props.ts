import { limitDays } from '@/src/domain/bookings/requested-booking'
import { enquiryCategories } from '@/src/domain/leads/enquiry-categories'
import { listLeadFields, listStepTitles } from '@/src/domain/leads/fields'
import type { FormVehicle } from '@/src/domain/leads/form-locations'
import { type LeadType, leadTypeCopy } from '@/src/domain/leads/lead-types'
import { consentText } from '@/src/domain/leads/consent'
import { sitePhone } from '@/src/domain/locations/phones'
import { formatPhone } from '@/src/domain/phone'
import { buildPrivacyNotice } from '@/src/domain/legal/privacy-notice'
import type { Site } from '@/src/domain/tenancy/site'
import type { LeadFormProps } from './lead-parts'

type SharedFormProps = Omit<LeadFormProps, 'values' | 'errors' | 'hidden'> & {
  readonly hidden: Readonly<Record<string, string>>
}

const optInOf = ({ name, switches }: Site): LeadFormProps['optIn'] => {
  const { opt_in } = switches.forms
  return opt_in === 'hidden' ? null : { wording: consentText(name), ticked: opt_in === 'ticked' }
}

/**
 * Returns the props of a form that are the same on all pages of a dealer: fields, steps, notices and button. A
 * `category` that is already known is sent as a hidden field instead of being asked for (LEAD-01), except the general
 * one.
 */
export const toSharedFormProps = (
  leadType: LeadType,
  vehicle: FormVehicle | undefined,
  site: Site,
  category = '',
): SharedFormProps => {
  const isPreset = category !== enquiryCategories[0] && (enquiryCategories as readonly string[]).includes(category)
  const phone = sitePhone(site)
  const fields = limitDays(listLeadFields(leadType, vehicle, site), site, leadType, vehicle, Date.now())
  const hidesCategory = isPreset && fields.some(({ name }) => name === 'category')
  return {
    fields: hidesCategory ? fields.filter(({ name }) => name !== 'category') : fields,
    steps: listStepTitles(leadType, vehicle, site),
    hidden: hidesCategory ? { category } : {},
    optIn: optInOf(site),
    privacy: buildPrivacyNotice(site, 'answer you', { news: site.switches.forms.opt_in !== 'hidden' }),
    terms: site.switches.forms.terms_note,
    submit: leadTypeCopy(leadType, vehicle, site).button,
    botCheck: site.switches.forms.bot_check,
    ...(phone && { phone: formatPhone(phone) }),
  }
}
