'use client'

import { certifiedBenefits, lawNote } from '@/src/domain/vehicle-page/promises'
import { Icon } from '@/src/ui/icon'

const id = 'certified'

/** Benefits of a certified vehicle (VDP-15): a popover, which the browser opens and closes without script. */
export const CertifiedDialog = () => (
  <>
    <button type="button" popoverTarget={id} className="certified-opener">
      What certified means
    </button>
    <div id={id} popover="auto" role="dialog" aria-label="Certified used cars" className="certified-dialog">
      <div>
        <p>Certified used cars</p>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="site-icon-button">
          <Icon name="x" className="size-6" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <ul className="ticks">
        {certifiedBenefits.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <small>{lawNote}</small>
    </div>
  </>
)
