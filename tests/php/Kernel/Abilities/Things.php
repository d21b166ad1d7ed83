<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Abilities;

use Closure;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Whole;

/** An ability to try things with. */
final class Things {

	/** @param (Closure(): Reply)|null $run */
	public static function ability( Effect $effect = Effect::Update, ?Closure $run = null, bool $may = true ): Ability {
		$operation = new Operation(
			'change-thing',
			'Changes a thing.',
			$effect,
			self::input(),
			static fn (): Record => new Record( array( 'link' => self::link() ), array( 'link' ) ),
			static fn (): bool => $may,
			$run ?? static fn (): Reply => Reply::one( array( 'link' => '' ) ),
			array( 'id' )
		);
		return new Ability( 'svc-things/change', 'things', 'Change a thing', 'Choose it to change one.', static fn (): Operation => $operation, new Target( 'thing_id', 'Thing' ) );
	}

	private static function input(): Record {
		return new Record(
			array(
				'thing_id' => ( new Whole() )->read_only(),
				'link'     => self::link()->describe( 'Link' )->nullable(),
				'is_new'   => new Flag(),
				'extra'    => new Record( array() ),
				'made'     => ( new Text( 10 ) )->read_only(),
			)
		);
	}

	private static function link(): Text {
		return new Text( 20, 1, format: TextFormat::Uri );
	}
}
