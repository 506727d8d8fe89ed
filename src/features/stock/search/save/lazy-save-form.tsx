'use client'

import { lazy } from 'react'
import type { SaveFormProps } from './save-form'

/**
 * The form is on the search page's route, and would be loaded with each search. There is no `Suspense` around it: the
 * server waits for it, and its HTML is in its place, so that it works without script.
 */
const LoadedSaveForm = lazy(() => import('./save-form'))

export const LazySaveForm = (props: SaveFormProps) => <LoadedSaveForm {...props} />
