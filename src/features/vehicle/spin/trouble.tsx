'use client'

/** What could not be loaded, and a way to try again; the photos are a press away. */
export const Trouble = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <div role="alert" className="spin-trouble">
    <p>{words}</p>
    <button type="button" onClick={onRetry} className="btn btn-md btn-secondary">
      Try again
    </button>
  </div>
)
