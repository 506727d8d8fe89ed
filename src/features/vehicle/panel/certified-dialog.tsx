'use client'

import { certifiedBenefits, CONSUMER_LAW_NOTE } from '@/src/domain/vehicle-page/facts/promises'
import { PopoverDialog } from '@/src/ui/dialog/popover-dialog'

const DIALOG_ID = 'certified'

/** Benefits of a certified vehicle (VDP-15), in a dialog that opens without script. */
export const CertifiedDialog = () => (
  <>
    <button type="button" popoverTarget={DIALOG_ID} className="certified-opener">
      What certified means
    </button>
    <PopoverDialog id={DIALOG_ID} title="Certified used cars" variant="centre" className="certified-dialog">
      <ul className="ticks">
        {certifiedBenefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <small>{CONSUMER_LAW_NOTE}</small>
    </PopoverDialog>
  </>
)
