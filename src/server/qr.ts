import 'server-only'

export { qrPath } from '@/src/services/qr'
