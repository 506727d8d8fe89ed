'use client'

// The only file that may read the pathname (enforced by the linter): on the server it has the tenant's prefix and in
// the browser it does not, so using it unchanged would break hydration.
import { usePathname } from 'next/navigation'

export const usePublicPath = (): string => usePathname().replace(/^\/site\/[^/]+/, '') || '/'
