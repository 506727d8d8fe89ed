import type { Metadata } from 'next'
import { NotFoundPage } from '@/src/features/navigation/not-found-page'

export const metadata: Metadata = { title: 'Preview not found' }

export default NotFoundPage
