'use client'

import { certifiedBenefits, CONSUMER_LAW_NOTE } from '@/src/domain/vehicle-page/promises'
import { Icon } from '@/src/ui/icon'

const DIALOG_ID = 'certified'

/** Benefits of a certified vehicle (VDP-15): a popover, which the browser opens and closes without script. */
export const CertifiedDialog = () => (
  <>
    <button type="button" popoverTarget={DIALOG_ID} className="certified-opener">
      What certified means
    </button>
    <div id={DIALOG_ID} popover="auto" role="dialog" aria-label="Certified used cars" className="certified-dialog">
      <div>
        <p>Certified used cars</p>
        <button type="button" popoverTarget={DIALOG_ID} popoverTargetAction="hide" className="site-icon-button">
          <Icon name="x" className="size-6" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <ul className="ticks">
        {certifiedBenefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <small>{CONSUMER_LAW_NOTE}</small>
    </div>
  </>
)
