<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Questions;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Failure;
use Svc\Kernel\Operation;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Text\Csv;
use Svc\MortgageCalculator\Engine\Amortization;
use Svc\MortgageCalculator\Engine\Calculator;
use Svc\MortgageCalculator\Engine\InvalidInput;
use Svc\MortgageCalculator\Fields\LoanFields;
use Svc\MortgageCalculator\Fields\QuestionFields;
use Svc\MortgageCalculator\Fields\Texts;
use Svc\MortgageCalculator\SiteBasis;

/** What the calculator answers, for every caller. Nothing of it is kept. */
final class QuestionOperations {

	public function __construct( private readonly SiteBasis $basis ) {}

	public function calculate(): Operation {
		return self::question(
			'calculate-payment',
			__( 'What a home costs a month, and what its loan costs in all: payment, insurance, taxes, APR, finance charge.', 'svc' ),
			LoanFields::input( ... ),
			AnswerFields::calculation( ... ),
			fn ( array $input ): Reply => Reply::one( $this->engine()->calculate( $input ) ),
		);
	}

	public function amortize(): Operation {
		return self::question(
			'get-amortization',
			__( 'The schedule of a loan: each payment or year with interest, principal, insurance and balance.', 'svc' ),
			QuestionFields::amortization( ... ),
			static fn (): Record => Listing::envelope( AnswerFields::row() ),
			fn ( array $input ): Reply => Reply::page( self::page( $this->engine()->amortize( $input ), $input['page'], $input['per_page'] ) ),
		);
	}

	public function export(): Operation {
		return self::question(
			'export-amortization',
			__( 'All payments of a loan as a spreadsheet.', 'svc' ),
			LoanFields::input( ... ),
			static fn (): Record => new Record( array() ),
			fn ( array $input ): Reply => Reply::lines( 'text/csv; charset=utf-8', self::lines( $this->engine()->amortize( $input ) ), 'amortization.csv' ),
		);
	}

	public function afford(): Operation {
		return self::question(
			'estimate-affordability',
			__( 'The highest price of a home that an income affords.', 'svc' ),
			QuestionFields::affordability( ... ),
			AnswerFields::affordability( ... ),
			fn ( array $input ): Reply => Reply::one( $this->engine()->afford( $input ) ),
		);
	}

	public function refinance(): Operation {
		return self::question(
			'compare-refinance',
			__( 'What paying off a loan with a new one saves, a month and in all, and since when.', 'svc' ),
			QuestionFields::refinance( ... ),
			AnswerFields::refinance( ... ),
			fn ( array $input ): Reply => Reply::one( $this->engine()->refinance( $input ) ),
		);
	}

	public function compare(): Operation {
		return self::question(
			'compare-loans',
			__( 'Two to four loans side by side, with what each costs in the first months.', 'svc' ),
			QuestionFields::comparison( ... ),
			AnswerFields::comparison( ... ),
			fn ( array $input ): Reply => Reply::one( $this->engine()->compare( $input ) ),
		);
	}

	public function apr(): Operation {
		return self::question(
			'calculate-apr',
			__( 'The annual percentage rate of any series of payments, by Regulation Z.', 'svc' ),
			QuestionFields::apr( ... ),
			AnswerFields::apr( ... ),
			fn ( array $input ): Reply => Reply::one( $this->engine()->apr( $input ) ),
		);
	}

	/**
	 * @param Closure(): Record                   $input
	 * @param Closure(): Record                   $output
	 * @param Closure(array<string, mixed>): Reply $answer
	 */
	private static function question( string $name, string $description, Closure $input, Closure $output, Closure $answer ): Operation {
		return new Operation(
			$name,
			$description,
			Effect::Read,
			$input,
			$output,
			static fn (): bool => true,
			static function ( Call $call ) use ( $answer ): Reply {
				try {
					return $answer( $call->input );
				} catch ( InvalidInput $invalid ) {
					throw Failure::invalid( array_map( Texts::of( ... ), $invalid->problems ) );
				}
			},
		);
	}

	private function engine(): Calculator {
		return new Calculator( $this->basis->current() );
	}

	/** @param list<array<string, int|string>> $rows */
	private static function page( array $rows, int $page, int $per_page ): Page {
		return new Page( array_slice( $rows, ( $page - 1 ) * $per_page, $per_page ), count( $rows ), $page, $per_page );
	}

	/**
	 * @param list<array<string, int|string>> $rows
	 * @return list<string>
	 */
	private static function lines( array $rows ): array {
		$cells = array_map( static fn ( array $row ): array => array_map( 'strval', array_values( $row ) ), $rows );
		return array_map( Csv::line( ... ), array( Amortization::COLUMNS, ...$cells ) );
	}
}
