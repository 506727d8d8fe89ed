import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { defaultTheme } from '@/src/domain/theme/palette'
import { buildThemeIcon } from '@/src/domain/theme/icon'
import { PlatformDocument } from '@/src/site/platform/platform-document'
import '../site/globals.css'

export const metadata: Metadata = {
  title: 'Forecourt',
  robots: { index: false },
  icons: { icon: buildThemeIcon(defaultTheme, 'Forecourt') },
}

const PlatformLayout = ({ children }: { children: ReactNode }) => <PlatformDocument>{children}</PlatformDocument>

export default PlatformLayout
