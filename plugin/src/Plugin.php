<?php

declare( strict_types=1 );

namespace Svc;

use Svc\EmailTemplates\EmailTemplates;
use Svc\EmailTemplates\Sending\Mailer;
use Svc\EmailTemplates\Sending\SendingFeature;
use Svc\Kernel\Component;
use Svc\Kernel\Components;
use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Requirements;
use Svc\Kernel\Text\Translations;
use Svc\LeadPages\Companions\Companion;
use Svc\LeadPages\LeadPages;
use Svc\LeadPages\LeadRecipients;
use Svc\ModernData\ModernData;
use Svc\MortgageCalculator\MortgageCalculator;
use Svc\Users\Users;

/** The list of components: the first file to read. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Database $database;
	public readonly Users $users;
	public readonly Components $components;

	private function __construct() {
		global $wpdb;
		$this->database   = new Database( $wpdb );
		$switches         = new ComponentSwitches( $this->database );
		$this->users      = new Users( $this->database, $switches );
		$this->components = new Components( $this->database, $switches, $this->list( $switches ), dirname( __DIR__ ) . '/' );
	}

	/** @return non-empty-list<Component> What a component gets of another is null where that one is off. */
	private function list( ComponentSwitches $switches ): array {
		$on         = static fn ( Component $component ): bool => $switches->is_on( $component->name() );
		$contacts   = $this->users->contacts( ... );
		$lead_pages = fn (): ?LeadPages => $this->lead_pages( $switches );
		$mail       = new EmailTemplates( $this->database, $contacts, static fn (): ?LeadRecipients => $lead_pages()?->recipients() );
		$mailer     = static fn (): Mailer => $mail->feature( SendingFeature::class )->mailer();
		$calculator = new MortgageCalculator( $this->database, $this->users->services->licence( ... ), $lead_pages );
		$leads      = new LeadPages(
			$this->database,
			$contacts,
			$mailer,
			static fn (): ?Mailer => $on( $mail ) ? $mailer() : null,
			array( 'calculation' => static fn (): ?Companion => $on( $calculator ) ? $calculator->leads() : null ),
		);
		return array( $this->users, new ModernData( $this->database ), $calculator, $mail, $leads );
	}

	/** Null where they are off. */
	private function lead_pages( ComponentSwitches $switches ): ?LeadPages {
		$leads = $this->components->all()['lead-pages'];
		return $leads instanceof LeadPages && $switches->is_on( $leads->name() ) ? $leads : null;
	}

	public static function boot( string $file ): void {
		$plugin = self::instance();
		self::translate();
		register_activation_hook( $file, array( $plugin, 'activate' ) );
		if ( extension_loaded( 'mbstring' ) ) {
			$plugin->components->register();
		} else {
			Requirements::show_notice();
		}
	}

	/** The class is loaded where another language than English has to be found. */
	private static function translate(): void {
		$is_ours = static fn ( mixed $domain, mixed $locale ): bool => 'svc' === $domain && ! str_starts_with( (string) $locale, 'en_' );
		// Of plugins that are active in the whole network WordPress does not know the folder, and would look for no file.
		add_filter( 'lang_dir_for_domain', static fn ( mixed $folder, mixed $domain, mixed $locale ): mixed => empty( $folder ) && $is_ours( $domain, $locale ) ? dirname( __DIR__ ) . '/languages/' : $folder, 10, 3 );
		add_filter( 'load_translation_file', static fn ( mixed $file, mixed $domain, mixed $locale ): mixed => $is_ours( $domain, $locale ) ? Translations::file( (string) $file, (string) $locale ) : $file, 10, 3 );
		add_filter( 'load_script_translation_file', static fn ( mixed $file, mixed $handle, mixed $domain ): mixed => 'svc' === $domain ? Translations::script_file( $file ) : $file, 10, 3 );
	}

	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/** No write was followed while the plugin was off, so what is kept of the company may be outdated. */
	public function activate(): void {
		Requirements::require_all( $this->database->wpdb );
		$this->components->migrator()->migrate();
		$this->users->services->kept_company()->forget();
	}

	/** Removes all data, where the administrator chose so. */
	public function uninstall(): void {
		if ( $this->users->deletes_data_on_uninstall() ) {
			$this->components->uninstall();
		}
	}
}
