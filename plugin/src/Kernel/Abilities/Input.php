<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;

/** The input of an ability: the operation's input, with the path's ids and the If-Match header of a REST request as members. */
final class Input {

	private const IF_MATCH = 'if_match';

	public function __construct( private readonly Ability $ability ) {}

	public function record(): Record {
		$operation = $this->ability->operation();
		$target    = $this->ability->target;
		$ids       = null === $target ? array() : array( $target->member => $target->type() );
		// The id of the target wins over the read-only copy of it that a REST body may carry.
		return new Record( $ids + $operation->input()->members + $this->precondition(), array( ...array_keys( $ids ), ...$operation->input()->required ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function parse( mixed $input ): array {
		try {
			return $this->record()->parse( $input ?? array(), Source::Loose );
		} catch ( Invalid $invalid ) {
			throw Failure::invalid( $invalid->problems );
		}
	}

	/** @throws Failure */
	public function call( mixed $input, Caller $caller ): Call {
		$values  = $this->parse( $input );
		$member  = $this->ability->target?->member;
		$path    = null === $member ? array() : array( $this->ability->operation()->path[0] => $values[ $member ] );
		$ignored = array(
			(string) $member => true,
			self::IF_MATCH   => true,
		);
		return new Call( $path, array_diff_key( $values, $ignored ), $caller, Precondition::if_match( $values[ self::IF_MATCH ] ?? null ) );
	}

	/** @return array<string, Type> */
	private function precondition(): array {
		return match ( $this->ability->operation()->effect ) {
			Effect::Update, Effect::Extend, Effect::Delete => array(
				self::IF_MATCH => ( new Text( 200 ) )->describe( __( 'ETag of what you have read: if it has changed in the meantime, nothing is overwritten and the answer is rest_precondition_failed. Leave it out to go ahead in any case.', 'svc' ) ),
			),
			default                                        => array(),
		};
	}
}
