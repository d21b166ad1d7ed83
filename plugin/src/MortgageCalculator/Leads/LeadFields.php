<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Leads;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Record;
use Svc\LeadPages\Intake\Members;
use Svc\LeadPages\Intake\SubmissionFields;

/** What visitors send who ask about a calculation: the form of a lead page, and the calculation. */
final class LeadFields {

	public static function input(): Record {
		$calculation = self::calculation()->describe( __( 'The calculation that the visitor asks about', 'svc' ) );
		return new Record( SubmissionFields::members() + array( 'calculation' => $calculation ), array( ...SubmissionFields::REQUIRED, 'calculation' ) );
	}

	public static function calculation(): Record {
		$members = array(
			'operation' => ( new Choice( CalculationSnapshot::OPERATIONS ) )->describe( __( 'What was calculated', 'svc' ) ),
			'input'     => ( new Members() )->describe( __( 'Input of that operation; the result is computed here', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
