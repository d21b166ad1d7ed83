<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** The types of a form's own fields. */
enum FieldType: string {
	case Text = 'text';
	case Textarea = 'textarea';
	case Select = 'select';
	case Number = 'number';
	case Date = 'date';
	case Checkbox = 'checkbox';
}
