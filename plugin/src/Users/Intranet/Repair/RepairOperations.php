<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Capabilities;

/** The API operations that find and repair problems, for administrators. */
final class RepairOperations {

	/** Time limit of a request, below the timeouts of common servers. */
	private const SECONDS = 10;

	/** @param Closure(RepairScope): Repair $repair */
	public function __construct( private readonly Closure $repair ) {}

	public function find(): Operation {
		return $this->operation(
			'find-problems',
			__( 'Looks for what has been written past WordPress, for some seconds, and changes nothing.', 'svc' ),
			Effect::Read,
			static fn ( Repair $repair, int $after, float $until ): Report => $repair->look( $until, $after )
		);
	}

	public function repair(): Operation {
		return $this->operation(
			'repair-problems',
			__( 'Repairs problems that were written past WordPress, for some seconds.', 'svc' ),
			Effect::Update,
			static fn ( Repair $repair, int $after, float $until ): Report => $repair->repair( $after, $until )
		);
	}

	/** @param Closure(Repair, int, float): Report $work */
	private function operation( string $name, string $about, Effect $effect, Closure $work ): Operation {
		return new Operation(
			$name,
			$about,
			$effect,
			self::input(),
			self::output( ... ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE ),
			fn ( Call $call ): Reply => Reply::one( self::answer( $work( ( $this->repair )( RepairScope::from( $call->input['scope'] ) ), $call->input['after'], microtime( true ) + self::SECONDS ) ) ),
		);
	}

	private static function input(): Record {
		return new Record(
			array(
				'scope' => ( new Choice( array_column( RepairScope::cases(), 'value' ) ) )->or( RepairScope::Everything->value )->describe( __( 'Whether it is about everything, or only about who reports to whom', 'svc' ) ),
				'after' => ( new Whole( 0 ) )->or( 0 )->describe( __( 'Goes on after this profile, where the time was up', 'svc' ) ),
			)
		);
	}

	private static function output(): Record {
		$example = array(
			'profile_id' => ( new Whole( 0 ) )->describe( __( 'Profile id; 0 where it is no profile’s', 'svc' ) ),
			'name'       => ( new Text( 2000 ) )->describe( __( 'Whom or what it is about', 'svc' ) ),
		);
		$problem = array(
			'damage'   => ( new Choice( array_column( ProblemKind::cases(), 'value' ) ) )->describe( __( 'What is wrong', 'svc' ) ),
			'count'    => ( new Whole( 1 ) )->describe( __( 'How often', 'svc' ) ),
			'title'    => ( new Text( 200, 1 ) )->describe( __( 'What is wrong, in words', 'svc' ) ),
			'remedy'   => ( new Text( 500, 1 ) )->describe( __( 'What repairing does about it', 'svc' ) ),
			'examples' => ( new ListOf( new Record( $example, array_keys( $example ) ), Report::NAMED, unique: false ) )->describe( __( 'The first few', 'svc' ) ),
		);
		$report  = array(
			'findings' => ( new ListOf( new Record( $problem, array_keys( $problem ) ), unique: false ) )->describe( __( 'The problems that were found, or repaired', 'svc' ) ),
			'next'     => ( new Whole( 0 ) )->nullable()->describe( __( 'What to send as `after` to go on; null where everything was looked at', 'svc' ) ),
		);
		return new Record( $report, array_keys( $report ) );
	}

	/** @return array<string, mixed> */
	private static function answer( Report $report ): array {
		return array(
			'findings' => array_map(
				static fn ( ProblemKind $kind ): array => array(
					'damage'   => $kind->value,
					'count'    => $report->count( $kind ),
					'title'    => $kind->title(),
					'remedy'   => $kind->remedy(),
					'examples' => array_map(
						static fn ( Problem $problem ): array => array(
							'profile_id' => $problem->profile_id,
							'name'       => $problem->name,
						),
						$report->examples( $kind )
					),
				),
				$report->kinds()
			),
			'next'     => $report->next,
		);
	}
}
