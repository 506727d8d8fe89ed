import type { ReactNode } from 'react'
import { formatPhone, telHref } from '@/src/domain/phone'
import { Icon, type IconName } from '@/src/ui/icon'

type Choice = { readonly icon: IconName; readonly label: string; readonly detail: string; readonly href: string }

type Props = {
  title: string
  intro: string
  phone: string | undefined
  /** Number of locations to visit; the first ones are listed in `children`. */
  locationCount: number
  /** Id of the form. */
  form: string
  children: ReactNode
}

const listChoices = ({ phone, locationCount, form }: Pick<Props, 'phone' | 'locationCount' | 'form'>): Choice[] => [
  ...(phone ? [{ icon: 'phone' as const, label: 'Call', detail: formatPhone(phone), href: telHref(phone) }] : []),
  ...(locationCount > 0
    ? [
        {
          icon: 'map-pin' as const,
          label: 'Visit',
          detail: locationCount === 1 ? 'Hours and directions' : `${locationCount} locations`,
          href: '#visit',
        },
      ]
    : []),
  { icon: 'message-circle', label: 'Write', detail: 'Send us a message', href: `#${form}` },
]

/** The top of the contact page: call, visit or write, then where the dealer is and whether it is open. */
export const ContactChoice = ({ title, intro, children, ...props }: Props) => (
  <div className="contact-choice">
    <div className="wrap">
      <div className="grid gap-2">
        <h1 className="text-2xl lg:text-4xl">{title}</h1>
        <p className="text-muted max-w-[52ch] lg:text-lg">{intro}</p>
      </div>
      <ul className="contact-ways">
        {listChoices(props).map(({ icon, label, detail, href }) => (
          <li key={label}>
            <a href={href}>
              <Icon name={icon} />
              <b>{label}</b>
              <span>{detail}</span>
            </a>
          </li>
        ))}
      </ul>
      {props.locationCount > 0 && (
        <section aria-label="Visit us" id="visit" className="scroll-mt-28">
          {children}
        </section>
      )}
    </div>
  </div>
)
