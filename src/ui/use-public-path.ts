'use client'

// The one place that may read the pathname: on the server it carries the tenant's prefix, in the browser it
// does not, and two different texts would break hydration (the linter lets only this file import it).
import { usePathname } from 'next/navigation'

export const usePublicPath = (): string => usePathname().replace(/^\/site\/[^/]+/, '') || '/'
