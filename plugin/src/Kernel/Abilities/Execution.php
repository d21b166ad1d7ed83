<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

use Svc\Kernel\Caller;
use Svc\Kernel\Exposure;
use Svc\Kernel\Failure;
use Svc\Kernel\Reply;
use Svc\Kernel\Rest\Answer;
use Throwable;
use WP_Error;

/** The callbacks of an ability: the permission check, and the same execution as in REST. */
final class Execution {

	/** The name of the filter below. */
	public const EXPOSURE = 'svc_ability_exposure';

	public function __construct(
		private readonly Ability $ability,
		private readonly Input $input,
	) {}

	/** The error has no status, because core's runner sets its own. */
	public function may(): bool|WP_Error {
		$refusal = Failure::forbidden();
		return $this->ability->operation()->allows( Caller::current() ) ? true : new WP_Error( $refusal->error->value, $refusal->getMessage() );
	}

	public function run( mixed $input = null ): mixed {
		$operation = $this->ability->operation();
		try {
			return self::content( $operation->run( $this->input->call( $input, Caller::current( self::exposure() ) ) ) );
		} catch ( Failure $failure ) {
			return Answer::error( $failure );
		} catch ( Throwable $error ) {
			return Answer::crash( $operation, $error );
		}
	}

	private static function exposure(): Exposure {
		/**
		 * Filters the way in which an ability is called. Code that offers abilities by another protocol names it here while one runs.
		 *
		 * @param Exposure $exposure
		 */
		$exposure = apply_filters( 'svc_ability_exposure', Exposure::Ability );
		return $exposure instanceof Exposure ? $exposure : Exposure::Ability;
	}

	private static function content( Reply $reply ): mixed {
		if ( null !== $reply->document ) {
			// A decoded large document takes several times the memory of its text.
			wp_raise_memory_limit( 'svc_document' );
		}
		return $reply->content();
	}
}
