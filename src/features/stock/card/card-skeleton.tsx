import { useSiteBasics } from '@/src/shared/site-basics'

/** Placeholder of a card that is loading. */
export const VehicleCardSkeleton = () => (
  <div aria-hidden className={`card card-${useSiteBasics().look.card}`}>
    <div className="card-photo skeleton rounded-none" />
    <div className="card-body">
      <div className="skeleton h-5 w-4/5" />
      <div className="skeleton h-4 w-1/2" />
      <div className="skeleton h-5 w-full" />
      <div className="skeleton mt-6 h-8 w-2/5" />
      <div className="skeleton h-11 w-full" />
    </div>
  </div>
)
