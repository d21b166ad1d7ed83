export { states } from '../mortgage-calculator/states.js';

/** What a page is for: the pattern that it begins with. */
export const pageTemplates = [
	'loan-officer',
	'open-house',
	'home-value',
	'rate-quote',
	'event-sign-up',
] as const;

/** `future` is read-only: scheduled in the editor. */
export const pageStatuses = [
	'draft',
	'pending',
	'publish',
	'future',
] as const;

export const pageOrders = [ 'modified', 'title' ] as const;

/** Who gets the leads of a page. */
export const routingModes = [ 'owner', 'round_robin' ] as const;

/** Fields that every form knows; a page's own begin with `x_`. */
export const standardFields = [
	'first_name',
	'last_name',
	'email',
	'phone',
	'state',
	'zip',
	'address',
	'purpose',
	'timeframe',
	'message',
] as const;

/** Types of a page's own fields. */
export const fieldTypes = [
	'text',
	'textarea',
	'select',
	'number',
	'date',
	'checkbox',
] as const;

/** Values of the field `purpose`. */
export const loanPurposes = [
	'purchase',
	'refinance',
	'cash_out',
	'home_equity',
	'other',
] as const;

/** Values of the field `timeframe`. */
export const timeframes = [
	'now',
	'3_months',
	'6_months',
	'12_months',
	'researching',
] as const;

/** What a visitor agrees to. Only `contact` can be required. */
export const consentKeys = [ 'contact', 'sms_calls', 'partner' ] as const;

/** Any may follow any. */
export const leadStatuses = [
	'new',
	'contacted',
	'qualified',
	'won',
	'lost',
] as const;

export const leadFolders = [ 'inbox', 'spam' ] as const;

/** How a lead came in. */
export const leadSources = [
	'page',
	'phone',
	'walk_in',
	'event',
	'mortgage-calculator',
	'property-valuation',
] as const;

/** Sources of leads that staff enter. */
export const enteredSources = [ 'phone', 'walk_in', 'event' ] as const;

export const leadOrders = [
	'last_submitted_at',
	'created_at',
	'last_name',
] as const;

/** What the caller sees of a lead: `shared` is null in all but a few fields. */
export const leadAccesses = [ 'full', 'shared' ] as const;

/** What happened to a lead. */
export const leadEventKinds = [
	'created',
	'resubmitted',
	'status',
	'owner',
	'contact',
	'note',
	'consent',
	'spam',
] as const;

/** Where a submission came from, by the parameters of its address. */
export const utmKeys = [
	'source',
	'medium',
	'campaign',
	'term',
	'content',
] as const;

/** What receivers can be told. */
export const webhookEvents = [
	'lead.created',
	'lead.resubmitted',
	'lead.updated',
	'lead.deleted',
] as const;

export const deliveryEvents = [ ...webhookEvents, 'test' ] as const;
