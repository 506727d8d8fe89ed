'use client'

import type { VehicleAction } from '@/src/domain/vehicle-page/actions/actions'
import { withLoanParameter } from '@/src/domain/finance/loan-parameter'
import { useLoanParameter } from '@/src/shared/repayment'
import { Icon } from '@/src/ui/icon'
import { DownloadPdf } from '../share/download-pdf'
import { sendPageEvent, pageEvents } from '../page-event'
import { PhoneLink } from './phone-link'
import { Share, type ShareView } from '../share/share'

export type ActionsView = {
  readonly vehicleId: string
  readonly slug: string
  readonly actions: readonly VehicleAction[]
  readonly callText: string
  readonly masked: boolean
  readonly share: ShareView
  readonly phone?: string
  readonly directions?: string
}

const HistoryReportLink = ({ action, vehicleId }: { action: VehicleAction; vehicleId: string }) => (
  <a
    href={action.href}
    target="_blank"
    rel="noopener noreferrer"
    onClick={() => sendPageEvent(pageEvents.historyReport, vehicleId)}
  >
    <Icon name="file-text" />
    {action.label}
  </a>
)

/** Buttons beside the main one; the dealer's further actions are links. */
const SECONDARY_BUTTONS = 2

/**
 * Actions on this vehicle (VDP-09): the most important one, two more as buttons, and all others as links, so that the
 * eye finds a place to start. Then calling, visiting, sharing and printing.
 */
export const Actions = ({ view }: { view: ActionsView }) => {
  const { vehicleId, slug, phone, directions } = view
  const loan = useLoanParameter()
  const report = view.actions.find(({ key }) => key === 'history_report')
  const [first, ...others] = view.actions.filter((action) => action !== report)
  const [buttons, links] = [others.slice(0, SECONDARY_BUTTONS), others.slice(SECONDARY_BUTTONS)]
  return (
    <>
      {first && (
        <a href={first.href} className="btn btn-lg btn-primary">
          {first.label}
        </a>
      )}
      <div className="car-actions">
        {buttons.length > 0 && (
          <div className="car-buttons">
            {buttons.map(({ key, label, href }) => (
              <a key={key} href={href} className="btn btn-md btn-secondary">
                {label}
              </a>
            ))}
          </div>
        )}
        {links.length > 0 && (
          <ul className="car-links">
            {links.map(({ key, label, href }) => (
              <li key={key}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        <div className="car-tools">
          {phone && (
            <PhoneLink phone={phone} masked={view.masked} className="car-call">
              <Icon name="phone" />
              {view.callText}
            </PhoneLink>
          )}
          {report && <HistoryReportLink action={report} vehicleId={vehicleId} />}
          {directions && (
            <a href={directions}>
              <Icon name="map-pin" />
              Get directions
            </a>
          )}
          <Share view={view.share} />
          <a
            href={withLoanParameter(`/print?car_id=${slug}`, loan)}
            rel="nofollow"
            onClick={() => sendPageEvent(pageEvents.print, vehicleId)}
          >
            <Icon name="printer" />
            Print
          </a>
          <DownloadPdf slug={slug} onPress={() => sendPageEvent(pageEvents.print, vehicleId)} />
        </div>
      </div>
    </>
  )
}
