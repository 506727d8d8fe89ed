'use client'

import { useState } from 'react'
import { Icon } from '@/src/ui/icon'
import type { InteractiveViewProps } from './interactive-view-props'

/** A spin from an external viewer (GAL-03): its page in a sandboxed frame, loaded only after a press. */
export const ViewerFrame = ({ view, name, requested }: InteractiveViewProps) => {
  const [pressed, setPressed] = useState(false)
  return (
    <div className="spin">
      {requested || pressed ? (
        <iframe
          src={view.viewer}
          title={`360° spin of ${name}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          allow="fullscreen; gyroscope; accelerometer"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <button type="button" onClick={() => setPressed(true)} className="spin-start">
          <Icon name="rotate-3d" />
          Spin this vehicle
        </button>
      )}
    </div>
  )
}
