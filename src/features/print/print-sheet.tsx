import { FormerPrice } from '@/src/shared/former-price'
import { imageUrl } from '@/src/domain/images'
import { formatTerms } from '@/src/domain/vehicle-page/price/price-text'
import type { VehicleSheet } from '@/src/domain/vehicle-page/sheet'
import { PrintButton } from './print-button'

/** A QR code as one path, `size` modules wide and high. */
export type QrPath = { readonly path: string; readonly size: number }

/** Empty margin that readers need around the code. */
const QUIET_ZONE_MODULES = 4

const QrCode = ({ qr: { path, size }, url }: { qr: QrPath; url: string }) => (
  <svg
    role="img"
    aria-label={`QR code for ${url}`}
    viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${size + 2 * QUIET_ZONE_MODULES} ${size + 2 * QUIET_ZONE_MODULES}`}
    className="print-qr"
  >
    <rect x={-QUIET_ZONE_MODULES} y={-QUIET_ZONE_MODULES} width="100%" height="100%" fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
)

const SheetHeader = ({ sheet, host }: { sheet: VehicleSheet; host: string | undefined }) => (
  <div className="print-head">
    <div>
      <h1>
        {sheet.main}
        {sheet.sub && <span>{sheet.sub}</span>}
      </h1>
      {sheet.sold ? (
        <p className="print-price">
          <b>SOLD</b> {sheet.sold}
        </p>
      ) : (
        <p className="print-price">
          <b>{sheet.price.amount}</b> {sheet.price.type}
          {sheet.price.was && (
            <span>
              <FormerPrice was={sheet.price.was} saving={sheet.price.saving} />
            </span>
          )}
          {sheet.price.minimum && <span>{formatTerms(sheet.price)}</span>}
          {sheet.price.includes && <span>{sheet.price.includes}</span>}
        </p>
      )}
      {sheet.estimate && !sheet.sold && <p className="print-finance">{sheet.estimate}</p>}
    </div>
    {sheet.photo && (
      <img
        src={imageUrl(sheet.photo, { width: 960, crop: '3x2' }, host)}
        alt={[sheet.main, sheet.sub].filter(Boolean).join(' ')}
        width={960}
        height={640}
      />
    )}
  </div>
)

const SheetFooter = ({ sheet, qr }: { sheet: VehicleSheet; qr: QrPath }) => (
  <footer>
    <div>
      {sheet.dealer.address && <p>{sheet.dealer.address}</p>}
      <p>
        {[
          sheet.dealer.licence && `Dealer licence ${sheet.dealer.licence}`,
          sheet.dealer.abn && `ABN ${sheet.dealer.abn}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        As at {sheet.made}. Prices and availability may change: <span>{sheet.url}</span>
      </p>
    </div>
    <QrCode qr={qr} url={sheet.url} />
  </footer>
)

/** A vehicle on one sheet of A4 (VDP-08). The screen shows it as it prints, without the site's header and footer. */
export const PrintSheet = ({
  sheet,
  qr,
  back,
  host,
}: {
  sheet: VehicleSheet
  qr: QrPath
  back: string
  /** Host that serves images from other hosts. */
  host: string | undefined
}) => (
  <div className="print-page">
    <p className="print-tools">
      <a href={back} className="btn btn-md btn-secondary">
        Back to the vehicle
      </a>
      <PrintButton />
    </p>
    <article className="print-sheet">
      <p className="print-dealer">
        <b>{sheet.dealer.name}</b>
        {sheet.dealer.phone && <span>{sheet.dealer.phone}</span>}
      </p>
      <SheetHeader sheet={sheet} host={host} />
      {sheet.facts.length > 0 && (
        <dl>
          {sheet.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {sheet.features.length > 0 && (
        <>
          <h2>Features</h2>
          <ul>
            {sheet.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </>
      )}
      <SheetFooter sheet={sheet} qr={qr} />
    </article>
  </div>
)
