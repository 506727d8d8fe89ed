'use client'

import type { VehicleAction } from '@/src/domain/vehicle-page/actions'
import { Icon } from '@/src/ui/icon'
import { DownloadPdf } from './download-pdf'
import { pageEvent, pageEvents } from './page-event'
import { PhoneLink } from './phone-link'
import { Share, type ShareView } from './share'

export type ActionsView = {
  readonly carId: string
  readonly slug: string
  readonly actions: readonly VehicleAction[]
  readonly callText: string
  readonly masked: boolean
  readonly share: ShareView
  readonly phone?: string
  readonly directions?: string
}

const External = ({ action, carId }: { action: VehicleAction; carId: string }) => (
  <a
    href={action.href}
    target="_blank"
    rel="noopener noreferrer"
    onClick={() => pageEvent(pageEvents.historyReport, carId)}
  >
    <Icon name="file-text" />
    {action.label}
  </a>
)

/** Actions on this vehicle (VDP-09): buy, enquire, call, visit, share, print. */
export const Actions = ({ view }: { view: ActionsView }) => {
  const { carId, slug, phone, directions } = view
  const report = view.actions.find(({ key }) => key === 'history_report')
  const [first, ...others] = view.actions.filter((one) => one !== report)
  return (
    <div className="car-actions">
      {first && (
        <a href={first.href} className="btn btn-lg btn-primary">
          {first.label}
        </a>
      )}
      <div className="car-buttons">
        {others.map(({ key, label, href }) => (
          <a key={key} href={href} className="btn btn-md btn-secondary">
            {label}
          </a>
        ))}
        {phone && (
          <PhoneLink phone={phone} masked={view.masked} className="btn btn-md btn-secondary car-call">
            <Icon name="phone" className="size-5" />
            {view.callText}
          </PhoneLink>
        )}
      </div>
      <div className="car-tools">
        {report && <External action={report} carId={carId} />}
        {directions && (
          <a href={directions}>
            <Icon name="map-pin" />
            Get directions
          </a>
        )}
        <Share view={view.share} />
        <a href={`/print?car_id=${slug}`} rel="nofollow" onClick={() => pageEvent(pageEvents.print, carId)}>
          <Icon name="printer" />
          Print
        </a>
        <DownloadPdf slug={slug} onPress={() => pageEvent(pageEvents.print, carId)} />
      </div>
    </div>
  )
}
