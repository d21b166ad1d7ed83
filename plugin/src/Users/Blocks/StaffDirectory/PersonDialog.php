<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

use Svc\Users\Blocks\Contact;
use Svc\Users\Blocks\PhotoImage;
use Svc\Users\Fields\Role;

/** The details of a person: a dialog with JavaScript, a part of the page without. */
final class PersonDialog {

	private const FACE = 96;

	/** @param string $page Address of the person's page; empty where there is none. */
	public function __construct(
		private readonly DirectoryAddress $address,
		private readonly string $page = '',
	) {}

	public function markup( PersonDetails $details ): string {
		$title = $this->address->name( 'person-name' );
		return sprintf(
			'<dialog open="open" class="svc-directory__dialog" aria-labelledby="%1$s" data-wp-key="%2$s" data-wp-init="callbacks.show" data-wp-on--close="actions.leave">'
			. '<div class="svc-directory__sheet">'
			. '<a class="svc-directory__close" href="%3$s" data-svc-close aria-label="%4$s"><span aria-hidden="true">×</span></a>'
			. '<div class="svc-directory__head">%5$s<div><h2 class="svc-directory__heading" id="%1$s" tabindex="-1" autofocus="autofocus">%6$s</h2><p class="svc-directory__title">%7$s</p></div></div>%8$s</div></dialog>',
			esc_attr( $title ),
			esc_attr( "person-{$details->profile['user_id']}" ),
			esc_url( $this->address->with( array( 'person' => '' ) ) ),
			esc_attr__( 'Close', 'svc' ),
			PhotoImage::img( $details->profile['avatar_url'], self::FACE ),
			'' === $this->page ? esc_html( $details->name() ) : sprintf( '<a href="%s">%s</a>', esc_url( $this->page ), esc_html( $details->name() ) ),
			esc_html( $details->profile['job_title'] ),
			$this->facts( $details ) . self::about( $details ) . $this->people( $details ) . self::links( $details )
		);
	}

	private function facts( PersonDetails $details ): string {
		$intranet = $details->intranet ?? array();
		$start    = $intranet['start_date'] ?? null;
		$facts    = array_filter(
			array(
				__( 'E-mail', 'svc' )       => Contact::mail( $details->profile['email'] ),
				__( 'Phone', 'svc' )        => Contact::phone( $details->profile['phone'], $intranet['extension'] ?? '' ),
				__( 'Department', 'svc' )   => esc_html( $intranet['department'] ?? '' ),
				__( 'Office', 'svc' )       => esc_html( $intranet['office_location'] ?? '' ),
				__( 'Role', 'svc' )         => esc_html( Role::from( $details->profile['role'] )->label() ),
				__( 'NMLS number', 'svc' )  => esc_html( $details->profile['nmls_id'] ),
				__( 'Company', 'svc' )      => esc_html( $details->profile['company'] ),
				__( 'With us since', 'svc' ) => null === $start ? '' : esc_html( (string) wp_date( (string) get_option( 'date_format' ), (int) strtotime( "$start 12:00 UTC" ), new \DateTimeZone( 'UTC' ) ) ),
				__( 'Skills', 'svc' )       => esc_html( implode( ', ', $intranet['skills'] ?? array() ) ),
			),
			static fn ( string $value ): bool => '' !== $value
		);
		$rows     = array_map( static fn ( string $label, string $value ): string => '<div><dt>' . esc_html( $label ) . "</dt><dd>$value</dd></div>", array_keys( $facts ), $facts );
		return '<dl class="svc-directory__facts">' . implode( '', $rows ) . '</dl>';
	}

	/** The intranet biography is plain text. The public one is HTML that was sanitized when stored. */
	private static function about( PersonDetails $details ): string {
		$inside = $details->intranet['bio'] ?? '';
		$text   = '' === $inside ? wpautop( wp_kses_data( $details->profile['bio'] ) ) : wpautop( esc_html( $inside ) );
		return '' === $text ? '' : "<div class=\"svc-directory__about\">$text</div>";
	}

	private function people( PersonDetails $details ): string {
		$manager = null === $details->manager ? '' : sprintf(
			'<p class="svc-directory__manager">%s %s</p>',
			esc_html__( 'Reports to', 'svc' ),
			$this->person( $details->manager['user_id'], $details->manager['name'] )
		);
		if ( array() === $details->reports ) {
			return $manager;
		}
		$reports = array_map( fn ( array $report ): string => '<li>' . $this->person( $report['id'], $report['name'] ) . '</li>', $details->reports );
		$more    = $details->reports_total - count( $reports );
		return $manager . sprintf(
			'<h3 class="svc-directory__subheading">%s</h3><ul class="svc-directory__reports">%s</ul>%s',
			/* translators: %s: number of people. */
			esc_html( sprintf( _n( '%s direct report', '%s direct reports', $details->reports_total, 'svc' ), number_format_i18n( $details->reports_total ) ) ),
			implode( '', $reports ),
			/* translators: %s: number of people. */
			$more > 0 ? '<p>' . esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'svc' ), number_format_i18n( $more ) ) ) . '</p>' : ''
		);
	}

	private function person( int $user_id, string $name ): string {
		return sprintf( '<a href="%s" data-svc-go>%s</a>', esc_url( $this->address->with( array( 'person' => $user_id ) ) ), esc_html( $name ) );
	}

	private static function links( PersonDetails $details ): string {
		$links = array( sprintf( '<li><a href="%s" download>%s</a></li>', esc_url( Contact::vcard_url( $details->profile['id'] ) ), esc_html__( 'Save to address book', 'svc' ) ) );
		foreach ( (array) $details->profile['social'] as $network => $url ) {
			$links[] = sprintf( '<li><a href="%s" rel="noopener">%s</a></li>', esc_url( $url ), esc_html( Contact::network( (string) $network ) ) );
		}
		return '<ul class="svc-directory__links">' . implode( '', $links ) . '</ul>';
	}
}
