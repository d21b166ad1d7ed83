<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

/** The kinds of controls of a form. */
enum ControlKind: string {
	case Text = 'text';
	case Email = 'email';
	case Phone = 'tel';
	case Number = 'number';
	case Date = 'date';
	case Choice = 'select';
	case LongText = 'textarea';
	case Checkbox = 'checkbox';
}
