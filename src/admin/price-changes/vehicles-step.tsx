import { carTypeLabels, carTypes } from '@/src/domain/stock/fields/choices'
import { readFilter } from '@/src/domain/stock/price-change/read-filter'
import { formatChosen, type StockCounts } from '@/src/domain/panel/stock-counts'
import { toOptions } from '@/src/admin/ui/select'
import type { ChangePricesProps } from './change-prices-props'
import { Choice, TextInput } from './field'
import { TickedVehicleList } from './ticked-vehicle-list'
import type { PriceChangeForm } from './use-price-change'

type Props = Pick<ChangePricesProps, 'bodies' | 'makes' | 'locations'> & {
  readonly form: PriceChangeForm
  readonly count: StockCounts | undefined
}

const describeCount = (count: StockCounts | undefined, { input }: PriceChangeForm): string => {
  if (Object.keys(readFilter(input).problems).length > 0) return 'Correct the marked answers to count the vehicles.'
  return count === undefined ? 'Counting…' : formatChosen(count)
}

/** The vehicles that staff ticked in the list, in place of other conditions. */
const TickedVehicles = ({ form }: Pick<Props, 'form'>) => {
  const { vehicles: problem } = readFilter(form.input).problems
  return (
    <>
      {problem === undefined ? (
        <>
          <p>Only the vehicles that you ticked in the list are changed.</p>
          <TickedVehicleList vehicles={form.input.vehicles} />
        </>
      ) : (
        <p role="alert" className="price-changes__problem">
          {problem}
        </p>
      )}
      <p>
        <button type="button" className="panel-button" onClick={() => form.change('vehicles', '')}>
          Choose vehicles in another way
        </button>{' '}
        <a className="panel-button" href="/admin/collections/vehicles">
          Back to the list
        </a>
      </p>
    </>
  )
}

/** Chooses vehicles by what they are. */
const Conditions = ({ form, bodies, makes, locations }: Omit<Props, 'count'>) => {
  const models = makes.find(({ make }) => make === form.input.make)?.models ?? []
  return (
    <>
      <p>Leave everything as it is to choose all of your vehicles.</p>
      <div className="price-changes__grid">
        <Choice
          form={form}
          name="carType"
          label="New or used"
          emptyLabel="All"
          options={carTypes.map((type) => [type, carTypeLabels[type]])}
        />
        <Choice form={form} name="body" label="Body" emptyLabel="All bodies" options={toOptions(bodies)} />
        <Choice
          form={form}
          name="make"
          label="Make"
          emptyLabel="All makes"
          options={toOptions(makes.map(({ make }) => make))}
        />
        <Choice form={form} name="model" label="Model" emptyLabel="All models" options={toOptions(models)} />
        {locations.length > 1 && (
          <Choice
            form={form}
            name="location"
            label="Location"
            emptyLabel="All locations"
            options={locations.map(({ id, name }) => [id, name])}
          />
        )}
        <TextInput form={form} name="yearFrom" label="Year from" isNumber />
        <TextInput form={form} name="yearTo" label="Year to" isNumber />
        <TextInput form={form} name="daysFrom" label="In stock for at least" suffix="days" isNumber />
        <TextInput form={form} name="daysTo" label="In stock for at most" suffix="days" isNumber />
        <TextInput form={form} name="priceFrom" label="Price now, from" prefix="$" isNumber />
        <TextInput form={form} name="priceTo" label="Price now, to" prefix="$" isNumber />
      </div>
    </>
  )
}

/** Step 1: which vehicles, with their number while the choice is made. */
export const VehiclesStep = ({ count, ...props }: Props) => (
  <>
    {props.form.input.vehicles === '' ? <Conditions {...props} /> : <TickedVehicles form={props.form} />}
    <p role="status" className="price-changes__count">
      {describeCount(count, props.form)}
    </p>
  </>
)
