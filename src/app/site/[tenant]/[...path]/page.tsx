import type { Metadata } from 'next'
import { Missing } from '@/src/features/navigation/missing'

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'Page not found' }

/** Any other address of a dealer's site: its own friendly "not found", not the framework's. */
export default Missing
