/** Placeholder while the gauge loads. */
export const GaugeSkeleton = () => (
  <div aria-hidden className="gauge-room">
    <div className="skeleton h-full" />
  </div>
)
