'use client'

import { useState, type MouseEvent } from 'react'
import { withLoanParameter } from '@/src/domain/finance/loan-parameter'
import { useLoanParameter } from '@/src/shared/repayment'
import { Icon } from '@/src/ui/icon'

/**
 * Downloads the vehicle as a PDF named after it (VDP-08). Shows "Preparing..." meanwhile, and an alert on failure.
 * Without script it is a plain link. The sheet has the repayment that the shopper has calculated (SHP-05).
 */
export const DownloadPdf = ({ slug, onPress }: { slug: string; onPress: () => void }) => {
  const loan = useLoanParameter()
  const [busy, setBusy] = useState(false)

  const download = async (href: string): Promise<void> => {
    setBusy(true)
    try {
      const { savePdf } = await import('./save-pdf')
      await savePdf(href, `${slug}.pdf`)
    } catch (error) {
      window.alert(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    if (busy) return
    onPress()
    void download(event.currentTarget.href)
  }

  return (
    <a
      href={withLoanParameter(`/api/cars/${slug}/pdf`, loan)}
      rel="nofollow"
      onClick={onClick}
      aria-disabled={busy || undefined}
    >
      <Icon name="download" />
      <span aria-live="polite">{busy ? 'Preparing...' : 'Download PDF'}</span>
    </a>
  )
}
