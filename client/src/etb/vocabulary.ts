/** What templates are for. */
export const purposes = [
	'lead_notice',
	'lead_confirmation',
	'event_invitation',
	'event_update',
	'event_cancellation',
	'estimate_report',
	'calculation_report',
	'work_anniversary',
	'announcement',
	'newsletter',
	'signature',
	'wordpress',
] as const;

export const mailCategories = [
	'internal',
	'transactional',
	'marketing',
] as const;

export const mailFonts = [
	'arial',
	'georgia',
	'tahoma',
	'trebuchet',
	'verdana',
] as const;

export const mailColors = [
	'text',
	'background',
	'outer',
	'line',
	'link',
	'button',
	'button_text',
] as const;

/** How far an e-mail is. */
export const messageStatuses = [
	'queued',
	'sent',
	'failed',
	'suppressed',
	'test',
] as const;

/** What can be wrong in a message that is rendered all the same. */
export const mailWarnings = [
	'unknown_tag',
	'empty_tag',
	'broken_tag',
	'missing_alt',
	'missing_image',
	'http_image',
	'unsafe_url',
	'unsupported_style',
	'low_contrast',
	'block_left_out',
	'no_preheader',
	'size_near_limit',
	'size_over_limit',
	'missing_nmls',
	'no_postal_address',
	'signature_too_long',
] as const;

/** What the value of a merge tag is. Values of every type are sent as text. */
export const mergeTagTypes = [
	'text',
	'multiline',
	'email',
	'phone',
	'url',
] as const;

/** Roles whose people have signatures. */
export const signatureRoles = [
	'loan_officer',
	'staff',
	'leadership',
	'assistant',
] as const;

/** The fields whose values can be sent, by context. The company's are those of the company record. */
export const contextFields = {
	recipient: [ 'name', 'first_name', 'email' ],
	lead: [
		'first_name',
		'last_name',
		'name',
		'email',
		'phone',
		'message',
		'page_title',
		'created_at',
		'url',
	],
	person: [
		'name',
		'first_name',
		'last_name',
		'title',
		'email',
		'phone',
		'nmls_id',
		'company',
		'avatar_url',
		'url',
		'facebook',
		'twitter',
		'linkedin',
		'instagram',
	],
	event: [
		'title',
		'date',
		'time',
		'timezone',
		'location',
		'description',
		'url',
		'google_url',
		'outlook_url',
		'ics_url',
	],
	estimate: [
		'address',
		'price',
		'price_range_low',
		'price_range_high',
		'as_of',
		'disclaimer',
		'url',
	],
	calculation: [
		'price',
		'loan_amount',
		'annual_rate',
		'term_months',
		'monthly_total',
		'principal_interest',
		'tax',
		'insurance',
		'pmi',
		'url',
	],
} as const;
