/** Replaces a copy of this hook for older versions of React in browsers (next.config.ts). */
export { useSyncExternalStore } from 'react'
