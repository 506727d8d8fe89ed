'use client'

import { Icon } from '@/src/ui/icon'

/** Opens the print dialog. */
export const PrintButton = () => (
  <button type="button" className="btn btn-md btn-primary print-button" onClick={() => window.print()}>
    <Icon name="printer" className="size-5" />
    Print this page
  </button>
)
