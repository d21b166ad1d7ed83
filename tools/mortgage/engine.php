<?php
/**
 * The PHP engine for the parity tool, in one process: each line of the standard input is {"question", "input"}, each line of
 * the output is the answer, or {"problems"}. The first line of the output is the basis of all answers.
 */

declare( strict_types=1 );

use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\MortgageCalculator\Engine\Basis;
use Svc\MortgageCalculator\Engine\Calculator;
use Svc\MortgageCalculator\Engine\InvalidInput;
use Svc\MortgageCalculator\Engine\Months;
use Svc\MortgageCalculator\Fields\LoanFields;
use Svc\MortgageCalculator\Fields\QuestionFields;
use Svc\MortgageCalculator\Fields\Texts;
use Svc\MortgageCalculator\Settings\Defaults;

require_once __DIR__ . '/../../plugin/src/autoload.php';

function __( string $text ): string {
	return $text;
}

function _n( string $single, string $plural, int $number ): string {
	return 1 === $number ? $single : $plural;
}

$given    = json_decode( (string) fgets( STDIN ), true );
$settings = array_replace( Defaults::all(), $given['settings'] );
$basis    = new Basis( $settings, $given['rates'], Months::number( $given['month'] ), Texts::all() );
$records  = array(
	'calculate' => LoanFields::input(),
	'amortize'  => QuestionFields::amortization(),
	'afford'    => QuestionFields::affordability(),
	'refinance' => QuestionFields::refinance(),
	'compare'   => QuestionFields::comparison(),
	'apr'       => QuestionFields::apr(),
);
$engine   = new Calculator( $basis );
$sent     = array_merge( $given, array( 'settings' => $settings, 'texts' => Texts::all() ) );
echo json_encode( $sent ), "\n";

for ( $line = fgets( STDIN ); false !== $line; $line = fgets( STDIN ) ) {
	$asked = json_decode( $line );
	try {
		$input  = $records[ $asked->question ]->parse( $asked->input, Source::Json );
		$answer = $engine->{$asked->question}( $input );
	} catch ( Invalid $invalid ) {
		$answer = array( 'problems' => $invalid->problems );
	} catch ( InvalidInput $invalid ) {
		$answer = array( 'problems' => array_map( Texts::of( ... ), $invalid->problems ) );
	}
	echo json_encode( $answer ), "\n";
}
