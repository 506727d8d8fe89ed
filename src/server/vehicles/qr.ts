import 'server-only'

export { toQrPath } from '@/src/services/qr'
