<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/** The markup above a branch in focus: links to the managers above, and the person's contact details. */
final class ChartHead {

	public function __construct( private readonly ChartAddress $address ) {}

	/**
	 * @param list<array<string, mixed>> $way     From the top to the person.
	 * @param array<string, mixed>       $profile The person's intranet profile.
	 */
	public function html( array $way, array $profile ): string {
		$person = array_pop( $way );
		$links  = array_map( fn ( array $node ): string => $this->step( $this->address->of( $node['id'] ), $node['name'] ), $way );
		return sprintf(
			'<nav class="svc-org-chart__way" aria-label="%s"><ol>%s%s<li aria-current="true">%s</li></ol></nav>%s',
			/* translators: %s: name. */
			esc_attr( sprintf( __( 'Managers above %s', 'svc' ), $person['name'] ?? '' ) ),
			$this->step( $this->address->of( 0 ), __( 'Start', 'svc' ) ),
			implode( '', $links ),
			esc_html( $person['name'] ?? '' ),
			$this->contact( $profile )
		);
	}

	public function of_vacancy( string $title ): string {
		return sprintf(
			'<nav class="svc-org-chart__way" aria-label="%s"><ol>%s<li aria-current="true">%s</li></ol></nav>',
			/* translators: %s: a job title. */
			esc_attr( sprintf( __( 'Way to the vacancy %s', 'svc' ), $title ) ),
			$this->step( $this->address->of( 0 ), __( 'Start', 'svc' ) ),
			esc_html( $title )
		);
	}

	/** @param list<array<string, mixed>> $people Items of the directory. */
	public function found( array $people ): string {
		$links = array_map(
			fn ( array $item ): string => sprintf(
				'<li><a href="%s">%s</a> %s</li>',
				$this->address->of( $item['id'] ),
				esc_html( $item['name'] ),
				esc_html( implode( ', ', array_filter( array( $item['title'], $item['department'] ) ) ) )
			),
			$people
		);
		return array() === $links
			? self::note( __( 'No people found.', 'svc' ) )
			: sprintf( '<nav class="svc-org-chart__found" aria-label="%s"><ul>%s</ul></nav>', esc_attr__( 'People found', 'svc' ), implode( '', $links ) );
	}

	public function gone( bool $has_start ): string {
		$note = self::note( __( 'This person is not in the org chart.', 'svc' ) );
		return $has_start ? $note . sprintf( '<p><a href="%s">%s</a></p>', $this->address->of( 0 ), esc_html__( 'Start', 'svc' ) ) : $note;
	}

	public static function note( string $text ): string {
		return sprintf( '<p class="svc-org-chart__note">%s</p>', esc_html( $text ) );
	}

	private function step( string $address, string $name ): string {
		return sprintf( '<li><a href="%s">%s</a></li>', $address, esc_html( $name ) );
	}

	/** @param array<string, mixed> $profile */
	private function contact( array $profile ): string {
		$links = sprintf( '<a href="%s">%s</a>', esc_url( "mailto:{$profile['email']}" ), esc_html( $profile['email'] ) );
		if ( '' !== $profile['phone'] ) {
			$links .= sprintf( ' <a href="%s">%s</a>', esc_url( 'tel:' . preg_replace( '/[^0-9+]/', '', $profile['phone'] ) ), esc_html( $profile['phone'] ) );
		}
		return sprintf( '<p class="svc-org-chart__contact">%s</p>', $links );
	}
}
