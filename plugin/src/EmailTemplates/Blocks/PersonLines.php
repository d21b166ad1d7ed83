<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\Tokens;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** The lines about the person, written with merge tags, so that empty ones are left out. */
final class PersonLines {

	public function __construct(
		private readonly Node $node,
		private readonly Walk $walk,
	) {}

	public function name( Place $place ): ?Fragment {
		return $this->line( '<strong>{{person.name}}</strong>', $place );
	}

	public function title( Place $place ): ?Fragment {
		return $this->line( '{{person.title}}', $place );
	}

	public function nmls( Place $place ): ?Fragment {
		/* translators: %s: NMLS number. */
		return $this->line( sprintf( __( 'NMLS #%s', 'svc' ), '{{person.nmls_id}}' ), $place );
	}

	public function phone( Place $place ): ?Fragment {
		return $this->line( '<a href="tel:{{person.phone}}">{{person.phone}}</a>', $place );
	}

	public function email( Place $place ): ?Fragment {
		return $this->line( '<a href="mailto:{{person.email}}">{{person.email}}</a>', $place );
	}

	/** @return list<Fragment> All that are not empty, the name first. */
	public function all( Place $place ): array {
		return array_values( array_filter( array( $this->name( $place ), $this->title( $place ), $this->nmls( $place ), $this->phone( $place ), $this->email( $place ) ) ) );
	}

	private function line( string $markup, Place $place ): ?Fragment {
		return $this->walk->line( $this->node, Tokens::of( $markup ), $place );
	}
}
